import { icon } from './icon.tsx';

export const PauseIcon = icon('pause');
export const PlayIcon = icon('play');
