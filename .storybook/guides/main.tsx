import '@galleria/ui/theme';
import '@galleria/ui/fonts/latin';
import { createRoot } from 'react-dom/client';
import { GiftCards } from './GiftCards.tsx';

const root = document.getElementById('root');
if (root) createRoot(root).render(<GiftCards onChoose={(amount) => alert(amount)} />);
