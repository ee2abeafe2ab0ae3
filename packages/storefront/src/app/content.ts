/** The content of the page, as `PageLayout` has it. */
export const content = () => document.getElementById('content');
