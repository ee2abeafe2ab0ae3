import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { useToast } from './Toast.tsx';

function Save() {
  useToast().show({ tone: 'success', title: 'Saved.' });
  return null;
}

test('A toast that nothing shows tells the developer what is missing', () => {
  const print = vi.spyOn(console, 'error').mockImplementation(() => {});
  renderToString(<Save />);
  expect(print.mock.calls).toEqual([['"Saved." is not shown: put <ToastProvider> of @galleria/ui round the app.']]);
  print.mockRestore();
});
