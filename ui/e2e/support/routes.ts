import { treePaths } from '../../vite/route-files.ts'

/** The routes that exist; /logout is the server's. */
export const routes = (): string[] => treePaths().filter((path) => path !== '/logout')
