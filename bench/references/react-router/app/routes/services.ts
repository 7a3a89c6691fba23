import { services } from '../../../content.ts';

export const loader = () => Response.json(services);
