import { icon } from './icon.tsx';

export const DashboardIcon = icon('dashboard');

/** Customer requests. */
export const InboxIcon = icon('inbox');
export const ReceiptIcon = icon('receipt');
export const TagIcon = icon('tag');

export const ArticleIcon = icon('article');
export const ImageIcon = icon('image');
export const UserIcon = icon('user');
export const ChartIcon = icon('chart');
export const SlidersIcon = icon('sliders');
