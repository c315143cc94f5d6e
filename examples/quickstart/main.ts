import { tellStory } from "./story.ts";

console.log("A bank in this process, an app that calls it with the SDK, and MSW in between.\n");
await tellStory((line) => console.log(line));
console.log("\nThe code of this story: examples/quickstart/story.ts");
