import { icon } from './icon.tsx';

export const PhoneIcon = icon('phone');
export const MailIcon = icon('mail');

export const MessageIcon = icon('message');
export const ClockIcon = icon('clock');
export const CalendarIcon = icon('calendar');
export const MapPinIcon = icon('map-pin');
