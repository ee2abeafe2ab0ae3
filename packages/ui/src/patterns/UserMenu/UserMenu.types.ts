import type { ComponentProps } from 'react';
import type { IconDrawing } from '../../components/Icon/index.ts';

/** A page of the account. */
export interface UserMenuLink {
  href: string;
  label: string;
  icon: IconDrawing;
}

export interface UserMenuProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Who is signed in; absent while that is not known yet. The ways in and out are there already. */
  user?:
    | {
        /** Up to 60 characters: cut in the bar, whole in the panel. */
        nickname: string;
        /** Address of the portrait; may be empty. */
        avatar: string;
        /** The points balance, printed. */
        points: string;
      }
    | undefined;
  /** The ways into the account, from top to bottom. */
  links: readonly UserMenuLink[];
  /** Where the button "Go to your account" leads. */
  accountHref: string;
  /** Its words, in the language of the page. */
  texts: {
    /** Said before the nickname, so that the button is known for what it is, such as "Your account". */
    account: string;
    points: string;
    toAccount: string;
    signOut: string;
  };
  /** Asked to end the session. */
  onSignOut: () => void;
  /** Its owner asks before it ends the session: the menu closes at once. */
  asksFirst?: boolean | undefined;
  /** The shopper is being signed out; another press does not count. */
  signingOut?: boolean | undefined;
}
