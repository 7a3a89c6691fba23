import { icon } from './icon.tsx';

export const DashboardIcon = icon('dashboard');

/** What customers sent in. */
export const InboxIcon = icon('inbox');
export const ReceiptIcon = icon('receipt');
export const TagIcon = icon('tag');

/** An article: a written page. */
export const ArticleIcon = icon('article');
export const ImageIcon = icon('image');
export const UserIcon = icon('user');
export const ChartIcon = icon('chart');
export const SlidersIcon = icon('sliders');
