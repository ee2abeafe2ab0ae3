import { showFirstPicture } from './firstPicture.ts';
import './start.ts';

// Beside the first script, in the documents that have a place for the first picture of goods (documents.ts).
showFirstPicture().catch(() => {});
