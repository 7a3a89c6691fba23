import type { NewPerson } from '#shared/people.ts';
import type { Role } from '#shared/roles.ts';
import type { FieldErrors } from '../editing/field-errors.ts';

export interface PersonValues {
  name: string;
  username: string;
  email: string;
  role: Role;
  /** Empty without a crew. */
  crewId: string;
}

export const emptyPerson: PersonValues = { name: '', username: '', email: '', role: 'office', crewId: '' };

export const personLabels = {
  name: 'Name',
  username: 'Username',
  email: 'Email',
  role: 'Role',
  crewId: 'Crew',
};

export const toPersonInput = ({ crewId, ...values }: PersonValues): NewPerson => ({
  ...values,
  crewId: values.role === 'crew' && crewId !== '' ? Number(crewId) : null,
});

export const checkPerson = ({ role, crewId }: PersonValues): FieldErrors =>
  role === 'crew' && crewId === '' ? { crewId: 'Choose a crew' } : {};
