import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { control } from '../../packages/ui/src/components/Field/Field.css.ts';
import { paddings } from '../../packages/ui/src/layout/Panel/Panel.css.ts';

/** Asks for a text that no language has. */
export function MissingText() {
  const { t } = useTranslation();
  // @ts-expect-error -- The types know it, too; what is checked here is what a story says.
  const text: string = t('there.is.none', { ns: 'common' });
  return <p>{text}</p>;
}

/** A button without a name. */
export const NamelessButton = () => <button type="button" style={{ inlineSize: 24, blockSize: 24 }} />;

/** Some words, so that the picture is not blank. */
export const Words = ({ children }: { children: string }) => <p>{children}</p>;

/** A sentence in a box that is too low for it. */
export const CutWords = () => (
  <p style={{ inlineSize: 120, blockSize: 30, overflow: 'hidden' }}>These words need three lines of this box.</p>
);

/** Two sentences in one place. */
export const WordsUponWords = () => (
  <div style={{ display: 'grid' }}>
    <p style={{ gridArea: '1 / 1' }}>One sentence.</p>
    <p style={{ gridArea: '1 / 1' }}>Another sentence.</p>
  </div>
);

/** Wider than a phone. */
export const WideWords = () => <p style={{ inlineSize: 400 }}>As wide as it likes.</p>;

/** Grey on black: readable by day alone. */
export const DarkWords = () => <p style={{ color: '#52525b' }}>Readable by day.</p>;

/** Fits until the reader wants larger letters. */
export const LowWords = () => <p style={{ fontSize: '1rem', lineHeight: 1.25, blockSize: 24, overflow: 'hidden' }}>One line of words.</p>;

/** A button without a name that only phones have. */
export const NarrowButton = () => (
  <>
    <style>{'@media (min-width: 400px) { .narrow { display: none } }'}</style>
    <p>Some words.</p>
    <button type="button" className="narrow" style={{ inlineSize: 24, blockSize: 24 }} />
  </>
);

/** Two style modules of one layer about the edge of one element. */
export const TwoEdges = () => <div className={`${paddings.medium} ${control}`}>Some words.</div>;

/** A block among words. */
export const BlockInButton = () => (
  <button type="button" style={{ minBlockSize: 24 }}>
    Open <div>it</div>
  </button>
);

/** A button of a panel that is not there. */
export const LostPanel = () => (
  <button type="button" aria-controls="nowhere" style={{ minBlockSize: 24 }}>
    Open it
  </button>
);

/** A button that is gone when it has been pressed, and the focus with it. */
export function LeavesWithFocus() {
  const [isThere, setThere] = useState(true);
  return (
    <main>
      <h1>A page</h1>
      {isThere && (
        <button type="button" style={{ minBlockSize: 24 }} onClick={() => setThere(false)}>
          Take it out
        </button>
      )}
    </main>
  );
}

/** Two cards that nobody can tell apart by their names. */
export const CardsOfOneName = () => (
  <main>
    {[1, 2].map((at) => (
      <article key={at} aria-labelledby={`card-${at}`}>
        <p id={`card-${at}`}>A card</p>
      </article>
    ))}
  </main>
);

const filled = { color: 'var(--galleria-color-on-accent)', background: 'var(--galleria-color-accent-fill)', minBlockSize: 24 };
const inAccent = { color: 'var(--galleria-color-accent-text)' };

const FilledButton = ({ children }: { children: string }) => (
  <button type="button" style={filled}>
    {children}
  </button>
);

/** A page with its act, below the search that each page has, and a list whose cards offer two. */
export const TwoActs = () => (
  <main>
    <search>
      <FilledButton>Search</FilledButton>
    </search>
    <FilledButton>Add address</FilledButton>
    {['Pay now', 'Pay now', 'Buy again'].map((act, at) => (
      <article key={at}>
        <FilledButton>{act}</FilledButton>
      </article>
    ))}
  </main>
);

/** Two acts in a dialog; what the page behind it offers does not count. */
export const TwoActsInDialog = () => (
  <>
    <main>
      <FilledButton>Pay now</FilledButton>
    </main>
    <div role="dialog" aria-modal aria-label="An address">
      <FilledButton>Save address</FilledButton>
      <FilledButton>Delete address</FilledButton>
    </div>
  </>
);

/** An amount, an act, a tab that is chosen and an error may be red; words are not, nor is the icon beside them. */
export const AccentWords = () => (
  <main style={inAccent}>
    <p>
      <span>
        <small>₹</small>4,299<small>.00</small>
      </span>
    </p>
    <a href="#all">All orders</a>
    <div role="tablist" aria-label="Orders">
      <button type="button" role="tab" aria-selected>
        To pay
      </button>
    </div>
    <p role="alert">Enter your name.</p>
    <p>
      <svg aria-hidden width="16" height="16" /> Nothing special.
    </p>
  </main>
);

/** A press shows words that fade in where the reader has nothing against motion. */
export function FadingWords() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <style>
        {'@media (prefers-reduced-motion: no-preference) { .fading { animation: fade 3s } } @keyframes fade { from { opacity: 0 } }'}
      </style>
      <button type="button" onClick={() => setOpen(true)}>
        Show
      </button>
      {open && <p className="fading">Soon to be read.</p>}
    </>
  );
}
