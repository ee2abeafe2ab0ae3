import { Button, type ToastMessage, useToast } from '@galleria/ui';
import { Place } from './board.tsx';

/** One button for each message, whose press shows it as a toast, and one that changes the page. */
export function ToastButtons({ messages }: { messages: readonly ToastMessage[] }) {
  const { show, leave } = useToast();
  // The page tells it, and so does the layer that was open over it.
  const turn = () => {
    leave();
    leave();
  };
  return (
    <Place as="row">
      {messages.map((message) => (
        <Button key={message.title} onClick={() => show(message)}>
          {`Show ${message.tone}`}
        </Button>
      ))}
      <Button onClick={turn}>Next page</Button>
    </Place>
  );
}
