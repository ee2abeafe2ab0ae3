import { Button, type ToastMessage, useToast } from '@galleria/ui';
import { Place } from './board.tsx';

/** One button for each message; a press shows it as a toast. */
export function ToastButtons({ messages }: { messages: readonly ToastMessage[] }) {
  const { show } = useToast();
  return (
    <Place as="row">
      {messages.map((message) => (
        <Button key={message.title} onClick={() => show(message)}>
          {`Show ${message.tone}`}
        </Button>
      ))}
    </Place>
  );
}
