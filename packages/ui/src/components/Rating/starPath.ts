/** A star of 24 × 24 with its left half, so that a half can be laid over an empty one. */
export const starPath = 'M12 1.8l3.1 6.6 7 .9-5.1 5 1.3 7.1L12 17.9l-6.3 3.5L7 14.3l-5.1-5 7-.9z';
export const halfStarPath = 'M12 1.8v16.1l-6.3 3.5L7 14.3l-5.1-5 7-.9z';
