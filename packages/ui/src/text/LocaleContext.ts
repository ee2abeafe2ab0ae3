'use client';

import { createContext } from 'react';

/** The language of the texts around, as a BCP 47 tag for `Intl`; undefined where there are none. */
export const LocaleContext = createContext<string | undefined>(undefined);
