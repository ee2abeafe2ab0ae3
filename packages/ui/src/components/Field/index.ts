export { describedBy, FieldNotes, type FieldTexts } from './FieldNotes.tsx';
