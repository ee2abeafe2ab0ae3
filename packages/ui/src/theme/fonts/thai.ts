// Noto Sans Thai.
import '@fontsource-variable/noto-sans-thai/index.css';
