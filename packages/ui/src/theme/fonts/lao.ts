// Noto Sans Lao.
import '@fontsource-variable/noto-sans-lao/index.css';
