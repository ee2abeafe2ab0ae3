import type { Namespace } from '@galleria/ui/i18n';
import type { ComponentType } from 'react';
import type { AnswerTo } from '../data/ahead.ts';
import type { Request } from '../data/request.ts';

/** What a route file gives. */
export interface RouteModule {
  default: ComponentType;
  /** What its hook asks first, beside the settings of the shop: the document of the page asks for it before any code is there. */
  firstRequests?: readonly Request<unknown>[];
  /** What its hook asks first at an address, beside that: asked ahead when somebody is about to follow a link there. */
  requestsAt?: (pathname: string, search: string) => readonly Request<unknown>[];
  /**
   * Addresses whose document asks for `requestsAt`, too. `{id}` stands for a number that names something, `{no}` for that of an order or the
   * like, and `{text}` for words, once in each (src/start/callsAt.ts). One without a `?` takes any query. The first that fits counts.
   */
  addresses?: readonly string[];
  /** Addresses of pictures that are seen first, by what has been answered: they are asked for before the page is drawn. */
  firstPictures?: (answerTo: AnswerTo, pathname: string, search: string) => readonly string[];
}

/** The code of a page, and the namespaces of its texts, which are loaded with it. */
export interface Loader {
  load: () => Promise<RouteModule>;
  texts?: readonly Namespace[];
}
