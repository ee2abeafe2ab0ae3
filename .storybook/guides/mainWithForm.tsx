import '@galleria/ui/theme';
import '@galleria/ui/fonts/latin';
import { loadMessages, startTexts, TextsProvider } from '@galleria/ui/i18n';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { GiftCardForm } from './GiftCardForm.tsx';
import { GiftCards } from './GiftCards.tsx';

function App() {
  const [amount, setAmount] = useState<string>();
  return (
    <>
      <GiftCards onChoose={setAmount} />
      {amount && <GiftCardForm key={amount} onSend={async () => ({ status: 'done' })} />}
    </>
  );
}

const texts = await startTexts({ locale: 'en', load: loadMessages });
const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <TextsProvider texts={texts}>
      <App />
    </TextsProvider>,
  );
