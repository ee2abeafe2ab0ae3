/** What a name of the catalogue is in Thai and in Chinese, by what it is in English. */
export type Names = Readonly<Record<string, readonly [thai: string, chinese: string]>>;
