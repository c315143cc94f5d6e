import { NestFactory } from "@nestjs/core";
import { AppModule, appOptions } from "./app.module.js";

const app = await NestFactory.create(AppModule, appOptions);
await app.listen(3000);
