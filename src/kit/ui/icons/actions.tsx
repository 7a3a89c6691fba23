import { icon } from './icon.tsx';

export const PlusIcon = icon('plus');
export const MinusIcon = icon('minus');
export const CloseIcon = icon('close');
export const MenuIcon = icon('menu');
export const SearchIcon = icon('search');
export const TrashIcon = icon('trash');

export const EditIcon = icon('edit');
export const UndoIcon = icon('undo');
export const CameraIcon = icon('camera');
export const UploadIcon = icon('upload');
export const EyeIcon = icon('eye');
export const EyeOffIcon = icon('eye-off');
export const LogOutIcon = icon('log-out');
