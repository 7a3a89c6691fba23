/** Keys that the product makes for itself, shared by its instances. */
export interface SecretsTable {
  name: string;
  value: string;
}
