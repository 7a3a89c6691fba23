import { icon } from './icon.tsx';

export const CouchIcon = icon('couch');
export const ChairIcon = icon('chair');
export const CarpetIcon = icon('carpet');
export const MattressIcon = icon('mattress');
