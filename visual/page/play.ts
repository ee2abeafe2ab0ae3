import type { AgentPage } from './agent.ts';

interface Finished {
  storyId: string;
  status: string;
  reporters: { type: string; status: string; result?: { violations?: { id: string; help: string }[] } }[];
}

type Listener = (payload: never) => void;

interface StorybookPage extends AgentPage {
  __STORYBOOK_ADDONS_CHANNEL__: {
    on: (event: string, listener: Listener) => void;
    off: (event: string, listener: Listener) => void;
    emit: (event: string, payload: unknown) => void;
  };
}

/** Puts `play` into the page: it selects a story and waits until Storybook is done with it, whichever way. */
export function installPlay(): void {
  const page = globalThis as unknown as StorybookPage;

  /** The beginning says what is wrong; some assertions add the whole document to it. */
  const messageOf = ({ title, message, description }: { title?: string; message?: string; description?: string }) => {
    const text = [title, message ?? description].filter(Boolean).join(': ') || 'no message';
    return text.length > 600 ? `${text.slice(0, 600)} …` : text;
  };

  const findings = ({ status, reporters }: Finished) => {
    const failed = reporters
      .filter((reporter) => reporter.status === 'failed')
      .map(({ type, result }) => {
        const rules = (result?.violations ?? []).map(({ id, help }) => `${id} (${help})`).join(', ');
        return `The ${type} check failed: ${rules || 'see the add-on’s panel'}.`;
      });
    const isSilent = status === 'error' && failed.length === 0;
    return isSilent ? ['The story finished with an error: open it in Storybook and read the console.'] : failed;
  };

  async function play(storyId: string) {
    const problems: string[] = [];
    let globals: Record<string, unknown> = {};
    let finish = () => {};
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const failsWith =
      (text: string): Listener =>
      (error: Parameters<typeof messageOf>[0] | undefined) => {
        problems.push(`${text}: ${messageOf(error ?? {})}`);
        finish();
      };
    const listeners: Record<string, Listener> = {
      storyMissing: failsWith('Storybook does not find or cannot load the story, build it again'),
      storyErrored: failsWith('The story cannot be rendered'),
      storyThrewException: failsWith('The story threw'),
      playFunctionThrewException: failsWith('The play function threw'),
      unhandledErrorsWhilePlaying: (errors: { message?: string }[]) => {
        problems.push(...errors.map((error) => `Unhandled error while playing: ${messageOf(error)}`));
      },
      globalsUpdated: (payload: { userGlobals: Record<string, unknown> }) => {
        globals = payload.userGlobals;
      },
      storyFinished: (payload: Finished) => {
        if (payload.storyId !== storyId) return;
        if (problems.length === 0) problems.push(...findings(payload));
        finish();
      },
    };
    const channel = page.__STORYBOOK_ADDONS_CHANNEL__;
    for (const [event, listener] of Object.entries(listeners)) channel.on(event, listener);
    localStorage.clear();
    sessionStorage.clear();
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
    await finished;
    for (const [event, listener] of Object.entries(listeners)) channel.off(event, listener);
    if (problems.length === 0 && !document.body.classList.contains('sb-show-main')) {
      problems.push('Storybook shows its error page instead of the story: open it in Storybook.');
    }
    return { problems, globals };
  }

  page.visualAgent = { ...page.visualAgent, play };
}
