import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';

const breathe = keyframes({ '50%': { opacity: 0.55 } });
const appear = keyframes({ from: { opacity: 0 } });

export const bone = componentStyle({
  background: vars.color.sunken,
  borderRadius: 4,
  animation: `${breathe} 1.6s ease-in-out infinite`,
  '@media': { '(forced-colors: active)': { border: '1px solid GrayText' } },
});

/** A skeleton waits 200 ms before it shows, so that a quick answer does not flicker (docs/domain/site.md#loading). */
export const late = componentStyle({ animation: `${appear} 1ms 200ms backwards` });
