import { DatabaseSync } from "node:sqlite";
import {
  Body,
  Controller,
  Get,
  Inject,
  Module,
  Post,
  Req,
  Res,
} from "@nestjs/common";
import { BankClient } from "@sandbank/sdk";
import { toNodeHandler } from "@sandbank/sdk/webhooks/node";
import type { Request, Response } from "express";
import { type Banking, type Customer, createBanking } from "./banking.js";

/** The token of the provider, which tests override. */
export const BANKING = Symbol("banking");

@Controller()
class AppController {
  constructor(@Inject(BANKING) private readonly banking: Banking) {}

  @Post("webhooks")
  receive(@Req() request: Request, @Res() response: Response) {
    // Verifies `request.rawBody`: see `appOptions`.
    return toNodeHandler(this.banking.webhooks)(request, response);
  }

  @Post("accounts")
  async open(@Body() { customer }: { customer: Customer }) {
    const { id } = await this.banking.openAccount(customer);
    return { id };
  }

  @Get("notices")
  notices() {
    return this.banking.notices();
  }
}

@Module({
  controllers: [AppController],
  providers: [
    {
      provide: BANKING,
      useFactory: () =>
        createBanking({
          client: new BankClient(), // reads SANDBANK_API_KEY, SANDBANK_URL
          secret: process.env["WEBHOOK_SECRET"] ?? "",
          database: new DatabaseSync("app.db", { timeout: 2_000 }),
        }),
    },
  ],
})
export class AppModule {}

/** Keeps the bytes of each body, which the signature of a webhook covers. */
export const appOptions = { rawBody: true };
