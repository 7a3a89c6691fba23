export const pageNumber = (page: number, count: number) => `Página ${page} de ${count}`;
