// Inter, for Latin script, and the signs of currencies.
import '@fontsource-variable/inter/opsz.css';
import './currency.css.ts';
