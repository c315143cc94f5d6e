/** The machine lacks a program that a group of the bench needs. Its message says which one, and how to provide it. */
export class MissingTool extends Error {}
