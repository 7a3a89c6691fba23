import type { Generated, Selectable } from 'kysely';
import type { PhotoStage } from '#visits/day/visit-progress.ts';
import type { Flag } from './columns.ts';

export interface UploadsTable {
  id: Generated<number>;
  name: string;
  width: number;
  height: number;
  bytes: number;
  /** The request that shows it; null until one claims it. */
  requestId: number | null;
  /** The visit during which a crew took it. */
  visitId: number | null;
  /** The text that it came with. */
  textId: number | null;
  /** For a crew's photo. */
  stage: PhotoStage | null;
  /** By the phone's clock. */
  takenAt: string | null;
  /** A picture of the catalog or of an article: anyone may read it. A customer's photo never is. */
  isPublic: Generated<Flag>;
  createdAt: string;
  /** When a public picture was first found to be shown nowhere; null while it is shown, and for photos. */
  unusedSince: string | null;
}

export type UploadRow = Selectable<UploadsTable>;
