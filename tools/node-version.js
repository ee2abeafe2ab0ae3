/*
 * Preloaded by the root's scripts (`node --import`). It is plain JavaScript, because the Node that it turns away cannot
 * read the TypeScript of the other tools.
 */
if (!process.features.typescript) {
  console.error(
    `Galleria's tools are TypeScript files that Node runs by itself from 22.18 on, and this is Node ${process.versions.node}: install a newer one.`,
  );
  process.exit(1);
}
