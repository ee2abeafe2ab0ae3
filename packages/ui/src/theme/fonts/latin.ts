// Inter, for Latin script, and the signs of currencies; what stands in for it until it has come.
import './fallback.css.ts';
import '@fontsource-variable/inter/opsz.css';
import './currency.css.ts';
