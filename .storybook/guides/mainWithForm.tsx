import '@galleria/ui/theme';
import '@galleria/ui/fonts/latin';
import { Container } from '@galleria/ui';
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
      {amount && (
        <Container>
          <GiftCardForm key={amount} onSend={async () => ({ status: 'done' })} />
        </Container>
      )}
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
