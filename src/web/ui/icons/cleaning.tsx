import { icon } from './icon.tsx';

export const VacuumIcon = icon('vacuum');
export const SprayIcon = icon('spray');

/** The head that washes and takes the water up again. */
export const WandIcon = icon('wand');
export const FanIcon = icon('fan');
export const BrushIcon = icon('brush');

/** A drop cloth with a turned corner. */
export const ClothIcon = icon('cloth');
export const MiteIcon = icon('mite');
export const GermIcon = icon('germ');
export const WindIcon = icon('wind');
export const MoonIcon = icon('moon');
