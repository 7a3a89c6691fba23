import type { Translation } from '#kit/language/translation.ts';

export const onMyWay = {
  action: 'Voy en camino',
  question: '¿Ya va en camino?',
  withoutSignal:
    'El cliente recibe el aviso de que va en camino. Si pasan 20 minutos sin señal, no lo recibe.',
  ways: { email: 'correo', text: 'mensaje de texto' },
  and: ' y ',
  wasTold: 'Al cliente ya le avisamos; no recibe otro mensaje.',
  noMessage: 'El cliente no recibe ningún mensaje.',
  gets: (by: string, text: string) => `El cliente recibe esto por ${by}: “${text}”`,
};

export type Complete = Translation<
  typeof import('./on-my-way-texts.ts'),
  typeof import('./on-my-way-texts.es.ts')
>;
