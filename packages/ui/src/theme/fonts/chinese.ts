// Noto Sans SC, for simplified Chinese.
import '@fontsource-variable/noto-sans-sc/index.css';
