/** What a story showed when it was played (visual/seen.ts). */
export interface StateRecord {
  /** The address that the screen is at. */
  route?: string;
  /** The name of its scenario in mocks/scenarios. */
  scenario?: string;
  /** `fault`: a call failed; `action`: something was pressed or typed; `state`: neither. */
  kind: StateKind;
  /** The names of its calls in @galleria/api, each with what became of it unless it was answered. */
  calls: readonly string[];
  /** The messages that could be read, by namespace and key. */
  messages: readonly string[];
  /** What else could be read, in English: names of goods, sums, dates. */
  words: readonly string[];
}

export type StateKind = 'state' | 'action' | 'fault';

/** One file of seen/: the stories of a title, by their ids. */
export interface ScreenStates {
  title: string;
  /** What all of its stories show. */
  all: Pick<StateRecord, 'calls' | 'messages' | 'words'>;
  stories: Readonly<Record<string, StateRecord>>;
}

/** A story as a board shows it. */
export interface BoardStory {
  id: string;
  name: string;
  tags: readonly string[];
  /** The sentence above the story in its file. */
  sentence: string;
  record: StateRecord | undefined;
}
