// What text stands in until Inter has come, as wide as Inter: before the first paint, where Inter is loaded later.
import './fallback.css.ts';
