/** Whether a test looks at the story, and not a person: then a failure must stop it. Storybook knows its own tests by the same signs. */
export const isTest = () => '__vitest_browser__' in globalThis || navigator.userAgent.includes('StorybookTestRunner');
